/**
 * Returns a rule of dependency-cruiser that forbids imports from one part of the tree to another. A part is a
 * pattern of paths and, optionally, a pattern of exceptions.
 * @param {string} name
 * @param {[part: string, except?: string]} from
 * @param {[part: string, except?: string]} to
 */
exports.forbid = (name, [path, pathNot], [toPath, toPathNot]) => ({
  name,
  severity: 'error',
  from: { path, pathNot },
  to: { path: toPath, pathNot: toPathNot },
})
