export { brokenFields } from './broken-fields'
export { memberKey, membersOf, type CallsSurface } from './surface'
export { changesOf } from './surface-changes'
export { lostFacts, unmetBetween, type Agreement } from './unmet-reads'
