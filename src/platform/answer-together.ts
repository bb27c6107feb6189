/** As much of a worker's own side as is used. */
interface WorkerScope<Question> {
  onmessage: ((event: { data: Question }) => unknown) | null;
  postMessage: (answer: unknown) => void;
}

/**
 * Lets a worker that takes its questions one by one take them in bundles, and answer each bundle with one message, in the order in
 * which they were asked. Gives the way to say something by itself.
 */
export function answerTogether<Question>(worker: WorkerScope<Question>): (message: unknown) => void {
  const { onmessage: answerOne } = worker;
  const tell = worker.postMessage.bind(worker);
  const answers: unknown[] = [];
  let turn: Promise<void> = Promise.resolve();

  const answerAll = async (questions: readonly Question[]) => {
    for (const data of questions) await answerOne?.({ data });
    tell(answers.splice(0));
  };
  worker.postMessage = (answer) => answers.push(answer);
  (worker as unknown as WorkerScope<readonly Question[]>).onmessage = ({ data: questions }) => {
    turn = turn.then(() => answerAll(questions));
  };
  return tell;
}
