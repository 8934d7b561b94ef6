/**
 * Webpack loader that removes `beyondSpec: 'ADR 0059'` from contracts and tables of routes. Documents and
 * tests read the field from the sources; pages don't need it.
 * @param {string} source
 */
module.exports = (source) => source.replace(/\bbeyondSpec: 'ADR \d{4}',?/g, '')
