/** In a browser one tab at a time has the databases. It helps to close the other tab and load this page again. */
export class DatabaseInUseError extends Error {}
