/** A problem that the developer can solve: the message says what is wrong and the way out, and is all that is shown. */
export class Failure extends Error {}
