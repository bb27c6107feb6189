/** The service does not register browsers. */
export function readDeviceFacts(): null {
  return null;
}
