/* Replaces superstruct in contracts built into pages. The browser needs only a call's method, path and
   access, and doesn't validate responses (docs/adr/0007). Calling a validator here throws. */
const unchecked = () => {
  throw new Error('contracts check nothing in a browser')
}
const shape = {
  schema: {},
  create: unchecked,
  mask: unchecked,
  is: unchecked,
  assert: unchecked,
  validate: unchecked,
}

class Shape {
  constructor() {
    return shape
  }
}

/* #__NO_SIDE_EFFECTS__ */
const describe = () => shape

export {
  Shape as Struct,
  describe as any,
  describe as array,
  describe as assign,
  describe as boolean,
  describe as coerce,
  describe as define,
  describe as defaulted,
  describe as enums,
  describe as integer,
  describe as literal,
  describe as max,
  describe as min,
  describe as nonempty,
  describe as nullable,
  describe as number,
  describe as object,
  describe as omit,
  describe as optional,
  describe as partial,
  describe as pattern,
  describe as pick,
  describe as record,
  describe as refine,
  describe as size,
  describe as string,
  describe as tuple,
  describe as type,
  describe as union,
  describe as unknown,
  unchecked as assert,
  unchecked as create,
  unchecked as is,
  unchecked as mask,
  unchecked as validate,
}
