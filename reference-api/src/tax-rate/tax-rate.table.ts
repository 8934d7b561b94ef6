export type TaxClass = 'standard' | 'reduced' | 'exempt'

export type TaxRateTable = { tax_class: TaxClass; valid_from: string; rate: number }
