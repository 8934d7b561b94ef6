import { checkMaxLength } from '@storefront/locale-ja'
import { KanaField, NameField } from './text-fields'
import styles from './fields.module.css'

/** Limit of a carrier's label. */
const fitting = [checkMaxLength(40)]

export type PersonNameFieldsProps = {
  /** Prefix of each wire name, e.g. `shipping_`, or a path such as `sender.`. */
  prefix?: string
  /** Token before autocomplete's own, in checkout. */
  section?: 'shipping' | 'billing'
  /** The business theme does not ask for kana (§5). */
  isKanaOptional?: boolean
}

/** Family name first, kana likewise. */
export function PersonNameFields({ prefix = '', section, isKanaOptional }: PersonNameFieldsProps) {
  const token = (name: string) => (section ? `${section} ${name}` : name)
  return (
    <>
      <div className={styles.pair}>
        <NameField
          name={`${prefix}last_name`}
          label="姓"
          isRequired
          rules={fitting}
          autoComplete={token('family-name')}
        />
        <NameField
          name={`${prefix}first_name`}
          label="名"
          isRequired
          rules={fitting}
          autoComplete={token('given-name')}
        />
      </div>
      <div className={styles.pair}>
        <KanaField
          name={`${prefix}last_name_kana`}
          label="セイ"
          isRequired={!isKanaOptional}
          rules={fitting}
        />
        <KanaField
          name={`${prefix}first_name_kana`}
          label="メイ"
          isRequired={!isKanaOptional}
          rules={fitting}
        />
      </div>
    </>
  )
}
