import { openOutside } from '@/platform/open-outside.web';

describe('in a browser', () => {
  const opened = jest.fn();
  const location = { href: 'https://app.example/' };
  beforeEach(() => {
    opened.mockClear();
    Object.assign(globalThis, { window: { open: opened, location } });
  });

  it('a page comes in a tab of its own, and the app stays where it is', async () => {
    expect(await openOutside('https://example.org/way')).toBe(true);
    expect(opened).toHaveBeenCalledWith('https://example.org/way', '_blank', 'noopener');
    expect(location.href).toBe('https://app.example/');
  });

  it('a call is no page', async () => {
    expect(await openOutside('tel:112')).toBe(true);
    expect(opened).not.toHaveBeenCalled();
    expect(location.href).toBe('tel:112');
  });
});
