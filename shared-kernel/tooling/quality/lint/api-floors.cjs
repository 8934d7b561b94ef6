const { forbid } = require('./forbid.cjs')

/**
 * Floors of reference-api, from the lowest. A floor imports only floors of earlier rows; floors of one row do
 * not import each other. A floor is a folder of `src`, and its folders are one noun each.
 */
const apiFloors = [
  ['platform'],
  ['shop'],
  ['delivery', 'payment'],
  ['pricing'],
  ['catalogue'],
  ['page-form'],
  ['account'],
  ['content'],
  ['order'],
  ['member'],
  ['cart', 'erasure'],
  ['checkout'],
  ['gift', 'sandbox-payment', 'shop-import'],
]
/** Floors that are one noun: their files lie in the floor's folder itself. */
const singleNouns = ['page-form', 'cart', 'erasure', 'checkout', 'sandbox-payment', 'shop-import']

const floorPath = (/** @type {string[]} */ ...floors) => `^reference-api/src/(${floors.join('|')})/`
const rowTypes = '\\.table\\.ts$'
const services = '^reference-api/src/services\\.ts$'
const tests = '\\.(test|examples)\\.ts$|/testing/'

/** Every floor may import row types (`.table`), which the schema needs, and the type of the services. */
exports.floorRules = apiFloors.flatMap((row, index) =>
  row.map((floor) =>
    forbid(
      `api-floor-${floor}`,
      [floorPath(floor), tests],
      [
        '^reference-api/src/',
        [floorPath(floor, ...apiFloors.slice(0, index).flat()), services, rowTypes].join('|'),
      ],
    ),
  ),
)

exports.apiFloors = apiFloors
exports.singleNouns = singleNouns
exports.rowTypes = rowTypes
