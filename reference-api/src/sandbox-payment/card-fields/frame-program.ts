import { runCardFields } from './run-card-fields'

runCardFields()
