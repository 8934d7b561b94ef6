export { brokenFields, type BrokenField } from './broken-fields'
export { isList, memberKey, membersOf, type CallsSurface } from './surface'
export { changesOf } from './surface-changes'
export { lostFacts, unmetBetween, type Agreement } from './unmet-reads'
