type Data = Readonly<Record<string, unknown>>;

/** The message's own data out of what a phone gives a background task; null where there is none. */
export function toPushData(payload: unknown): Data | null {
  // A button on a notification opens the app, which is told of it there; here it would be answered twice.
  if (!isData(payload) || 'actionIdentifier' in payload) return null;
  const { data } = payload;
  if (!isData(data)) return null;
  // Expo's push service wraps the data in text; a message that came another way has it in the open.
  return parse(data.dataString) ?? data;
}

function parse(text: unknown): Data | null {
  if (typeof text !== 'string') return null;
  try {
    const value: unknown = JSON.parse(text);
    return isData(value) ? value : null;
  } catch {
    return null;
  }
}

function isData(value: unknown): value is Data {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
