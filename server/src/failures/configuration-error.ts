/** A setting that can't be used; the message names it and the way out, and never repeats a secret. */
export class ConfigurationError extends Error {}

/** The folder of the embedded database belongs to another process for now. */
export class DatabaseInUse extends ConfigurationError {}
