export { CardEntryFields } from './card-entry-fields'
export { createCardToken, type TypedCard } from './card-token.state'
