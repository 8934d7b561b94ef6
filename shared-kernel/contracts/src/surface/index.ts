export { brokenFields } from './broken-fields'
export { memberKey, membersOf, type CallsSurface } from './surface'
export { changesOf } from './surface-changes'
export { unmetBetween, type Agreement } from './unmet-reads'
