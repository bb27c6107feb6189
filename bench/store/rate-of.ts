/** How much was done in a second, where `work` does so much. */
export async function rateOf(amount: number, work: () => unknown): Promise<number> {
  const begun = performance.now();
  await work();
  return (amount / (performance.now() - begun)) * 1000;
}
