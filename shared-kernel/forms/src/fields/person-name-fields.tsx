import { checkMaxLength } from '@storefront/locale-ja'
import { useSplitName } from '../use-split-name'
import { KanaField, NameField } from './text-fields'
import styles from './fields.module.css'

const splitNote = '姓と名に分けました。ご確認ください。'

/** 40 characters fit on a carrier's label. */
const fitting = [checkMaxLength(40)]

export type PersonNameFieldsProps = {
  /** Prefix of each field's name in the request, e.g. `shipping_`, or a path such as `sender.`. */
  prefix?: string
  /** Section token for `autocomplete` during checkout. */
  section?: 'shipping' | 'billing'
  /** True in the business theme, which doesn't require kana (§5). */
  isKanaOptional?: boolean
}

/** Renders family name and given name, then both in kana. The family name comes first. */
export function PersonNameFields({ prefix = '', section, isKanaOptional }: PersonNameFieldsProps) {
  const isSplit = useSplitName(`${prefix}last_name`, `${prefix}first_name`)
  const isKanaSplit = useSplitName(`${prefix}last_name_kana`, `${prefix}first_name_kana`)
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
          help={isSplit ? splitNote : undefined}
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
          help={isKanaSplit ? splitNote : undefined}
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
