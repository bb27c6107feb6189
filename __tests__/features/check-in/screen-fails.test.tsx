import { act, fireEvent, screen } from '@testing-library/react-native';
import { Text } from 'react-native';

import { CheckInPanel } from '@/features/check-in/check-in-panel';
import { FailureBoundary } from '@/ui/failure-boundary';

import { inCusco } from '../../support/on-the-spot';
import { renderScreen } from '../../support/render-screen';
import { withSheets } from '../../support/with-sheets';

describe('checking in where the screen around it fails', () => {
  beforeEach(() => jest.useFakeTimers());

  it('keeps its answer in front when the screen comes back', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let isBroken = true;
    let comeBack: () => void = () => undefined;
    function Rest() {
      if (isBroken) throw new Error('could not be read');
      return <Text>Nearest hospitals</Text>;
    }
    await renderScreen(
      withSheets(
        <FailureBoundary
          resetKey={null}
          fallback={({ tryAgain }) => {
            comeBack = tryAgain;
            return <CheckInPanel />;
          }}
        >
          <CheckInPanel />
          <Rest />
        </FailureBoundary>,
      ),
      { dependencies: { createLocator: inCusco } },
    );
    fireEvent.press(screen.getByRole('button', { name: "I'm safe" }));
    await screen.findByRole('heading', { name: 'Saved: you are safe' });
    isBroken = false;
    act(comeBack);
    expect(screen.getByText('Nearest hospitals')).toBeOnTheScreen();
    expect(screen.getByRole('heading', { name: 'Saved: you are safe' })).toBeOnTheScreen();
  });
});
