import { AppState, Platform } from 'react-native';

/** Each `on…` gives back how to stop listening. */
export interface AppActivity {
  isForeground(): boolean;
  /** The traveller came back to the app. Not told at its start. */
  onForeground(listener: () => void): () => void;
  onBackground(listener: () => void): () => void;
  /** The traveller turned to it, which may have stood in sight beside something else all the time. */
  onFocus(listener: () => void): () => void;
}

export const appActivity: AppActivity = {
  isForeground: () => AppState.currentState !== 'background',
  onForeground: (listener) => watch((isForeground) => isForeground && listener()),
  onBackground: (listener) => watch((isForeground) => !isForeground && listener()),
  onFocus: (listener) => (Platform.OS === 'web' ? watchWindow(listener) : watchSystem(listener)),
};

/** A glance at the lock screen or a call (`inactive`) is no leaving. */
function watch(onChange: (isForeground: boolean) => void): () => void {
  let wasForeground = appActivity.isForeground();
  const subscription = AppState.addEventListener('change', (state) => {
    if (state !== 'active' && state !== 'background') return;
    const isForeground = state === 'active';
    if (isForeground === wasForeground) return;
    wasForeground = isForeground;
    onChange(isForeground);
  });
  return () => subscription.remove();
}

function watchWindow(listener: () => void): () => void {
  window.addEventListener('focus', listener);
  return () => window.removeEventListener('focus', listener);
}

/** Only Android tells; an iPhone that shows the app beside another leaves it active. */
function watchSystem(listener: () => void): () => void {
  const subscription = AppState.addEventListener('focus', listener);
  return () => subscription.remove();
}
