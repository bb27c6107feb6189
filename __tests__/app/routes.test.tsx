import { fireEvent, renderRouter, screen } from 'expo-router/testing-library';

describe('the routes', () => {
  beforeEach(() => {
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Network request failed'));
  });

  afterEach(() => jest.restoreAllMocks());

  it('start at the health of the service', async () => {
    renderRouter('./app', { initialUrl: '/' });

    expect(await screen.findByRole('button', { name: 'Try again' })).toBeOnTheScreen();
  });

  it('lead out of a link that leads nowhere', async () => {
    const router = renderRouter('./app', { initialUrl: '/no/such/place' });
    expect(screen.getByRole('heading', { name: 'Nothing here' })).toBeOnTheScreen();

    fireEvent.press(screen.getByRole('button', { name: 'Go to the first screen' }));

    expect(await screen.findByRole('heading', { name: 'Sojourn' })).toBeOnTheScreen();
    expect(router.getPathname()).toBe('/');
    expect(screen.queryByText('Nothing here')).toBeNull();
  });
});
