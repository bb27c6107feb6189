const prepareEngine = require('./prepare-engine');

/** A file of its own for each engine: jest runs a set-up once for each file, however many projects name it. */
module.exports = async () => prepareEngine('embedded');
