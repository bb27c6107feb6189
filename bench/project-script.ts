/** Imports a script of the project. They are plain JavaScript, which the types of the benchmarks do not cover. */
export async function importProjectScript<Module>(name: string): Promise<Module> {
  return (await import(new URL(`../.dev/${name}`, import.meta.url).href)) as Module;
}

/** The path of Chromium, installed where that is possible. */
export async function requireChromium(): Promise<string> {
  const { ensureChromium } = await importProjectScript<{ ensureChromium: () => Promise<string | null> }>(
    'chromium.mjs',
  );
  const chromium = await ensureChromium();
  if (!chromium) throw new Error('This is measured in Chromium, which is not installed here.');
  return chromium;
}
