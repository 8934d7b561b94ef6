export { CardEntryFields } from './card-entry-fields'
export { cardValidity, type CardValidity } from './card-validity.rules'
export { createCardToken, type TypedCard } from './card-token.state'
