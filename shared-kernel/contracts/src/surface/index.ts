export { brokenFields, type BrokenField } from './broken-fields'
export {
  memberKey,
  membersOf,
  type CallsSurface,
  type FactsSurface,
  type Shape,
  type Shapes,
} from './surface'
export { changesOf, type FieldChange } from './surface-changes'
export { unmetBetween, unmetReads, type Agreement, type Party } from './unmet-reads'
