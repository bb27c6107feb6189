module.exports = require('../configure-metro')(__dirname);
