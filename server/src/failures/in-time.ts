/** Gives up after some milliseconds on what may never end, and fails with `tooLate`; what was asked goes on unheard. */
export async function inTime<Result>(
  answer: Promise<Result>,
  limitMs: number,
  tooLate: () => Error,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(tooLate()), limitMs);
  });
  try {
    return await Promise.race([answer, over]);
  } finally {
    clearTimeout(timer);
  }
}
