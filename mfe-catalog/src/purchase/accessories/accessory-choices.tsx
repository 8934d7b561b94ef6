import { blankNoshi, isForEachPiece, type Accessory } from '@storefront/contracts'
import { formatYen } from '@storefront/locale-ja'
import { Checkbox, Disclosure, Field, Picture, Select, TextInput } from '@storefront/ui'
import type { ChosenAccessory } from '../use-purchase'
import styles from './accessory-choices.module.css'

type AccessoryChoicesProps = {
  accessories: readonly Accessory[]
  chosen: readonly ChosenAccessory[]
  onChange: (chosen: readonly ChosenAccessory[]) => void
  /** The form that takes them along without scripts. */
  formId?: string
}

/** Wrapping, noshi and message card, each with a small preview. */
export function AccessoryChoices({ accessories, chosen, onChange, formId }: AccessoryChoicesProps) {
  if (accessories.length === 0) return null
  const without = (key: string) => chosen.filter((one) => one.key !== key)
  /** One piece wears one wrapping: the newly chosen one takes the place of the other. */
  const givingWay = ({ kind }: Accessory) => {
    const rivals = accessories
      .filter((other) => isForEachPiece(other) && other.kind === kind)
      .map(({ key }) => key)
    return chosen.filter(({ key }) => !rivals.includes(key))
  }
  const names = accessories.flatMap(({ key, kind, name }) => {
    const own = chosen.find((one) => one.key === key)
    if (!own) return []
    return kind === 'noshi' && own.choice ? `${name}（${own.choice}）` : name
  })
  return (
    <section aria-label="ギフトの装い" className={styles.section}>
      <Disclosure
        summary={
          <>
            ラッピング・のしを選ぶ
            <span className={styles.summary}>{names.length > 0 ? names.join('、') : '指定なし'}</span>
          </>
        }
      >
        <ul className={styles.list}>
          {accessories.map((accessory) => {
            const own = chosen.find(({ key }) => key === accessory.key)
            const change = (change: Partial<ChosenAccessory>) =>
              onChange([...without(accessory.key), { ...own, ...change, key: accessory.key }])
            return (
              <li key={accessory.key} className={styles.accessory}>
                {accessory.image ? (
                  <Picture
                    picture={accessory.image}
                    sizes="72px"
                    shape="square"
                    alt=""
                    className={styles.preview}
                  />
                ) : (
                  <span className={styles.preview} />
                )}
                <div>
                  <Checkbox
                    label={accessory.name}
                    note={
                      accessory.price_with_tax === 0
                        ? '無料'
                        : `${formatYen(accessory.price_with_tax)}（税込）`
                    }
                    {...(formId ? { form: formId, name: 'accessory_id', value: accessory.id } : {})}
                    checked={own !== undefined}
                    onChange={({ target }) =>
                      onChange(
                        target.checked
                          ? [
                              ...givingWay(accessory),
                              {
                                key: accessory.key,
                                accessory_id: accessory.id,
                                choice: accessory.choices[0],
                              },
                            ]
                          : without(accessory.key),
                      )
                    }
                  />
                  {own ? (
                    <AccessoryText accessory={accessory} chosen={own} onChange={change} formId={formId} />
                  ) : (
                    formId &&
                    accessory.choices[0] && (
                      <input
                        type="hidden"
                        form={formId}
                        name={`noshi_heading_${accessory.id}`}
                        value={accessory.choices[0]}
                      />
                    )
                  )}
                </div>
              </li>
            )
          })}
        </ul>
      </Disclosure>
    </section>
  )
}

type AccessoryTextProps = {
  accessory: Accessory
  chosen: ChosenAccessory
  onChange: (change: Partial<ChosenAccessory>) => void
  formId: string | undefined
}

function AccessoryText({ accessory, chosen, onChange, formId }: AccessoryTextProps) {
  const posted = (name: string) => (formId ? { form: formId, name: `${name}_${accessory.id}` } : {})
  const headingOf = (choice?: string) => accessory.headings?.find(({ heading }) => heading === choice)
  return (
    <div className={styles.text}>
      {accessory.choices.length > 0 && (
        <Field label={accessory.kind === 'noshi' ? '表書き' : '種類'} help={headingOf(chosen.choice)?.note}>
          {(control) => (
            <Select
              {...control}
              {...posted('noshi_heading')}
              value={chosen.choice ?? ''}
              choices={accessory.choices.map((choice) => ({
                value: choice,
                label: choice,
                group: headingOf(choice)?.purpose,
              }))}
              onChange={({ target }) =>
                onChange({ choice: target.value, ...(target.value === blankNoshi ? { text: '' } : {}) })
              }
            />
          )}
        </Field>
      )}
      {accessory.text_label && chosen.choice !== blankNoshi && (
        <Field label={accessory.text_label} isRequired={false}>
          {(control) => (
            <TextInput
              {...control}
              {...posted(accessory.kind === 'message_card' ? 'message' : 'noshi_name')}
              autoComplete="off"
              maxLength={accessory.text_max_length ?? undefined}
              value={chosen.text ?? ''}
              onChange={(event) => onChange({ text: event.target.value })}
            />
          )}
        </Field>
      )}
    </div>
  )
}
