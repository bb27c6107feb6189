/** Without one the app would look for the service on the phone itself. Nothing leaves a released app unencrypted. */
function requireServiceAddress() {
  if (process.env.EXPO_PUBLIC_SERVICE_URL?.startsWith('https://')) return;
  throw new Error(
    'A build for travellers needs EXPO_PUBLIC_SERVICE_URL, an https address: see docs/phones.md.',
  );
}

module.exports = { requireServiceAddress };
