export { CardEntryFields } from './card-entry-fields'
export { cardValidity, type CardValidity } from './card-validity.rules'
export { useCardEntry, type CardEntry } from './card-entry'
