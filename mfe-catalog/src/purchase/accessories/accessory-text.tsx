import {
  blankNoshi,
  inscriptionText,
  noshiCordNames,
  noshiNamesMax,
  noshiPlaceNames,
  noshiPlaceNotes,
  noshiPlaces,
  firstHeadings,
  headingGroup,
  headingHint,
  type Accessory,
  type Inscription,
  type NoshiCord,
  type OccasionHeading,
} from '@storefront/contracts'
import { checkMaxLength, lengthText } from '@storefront/locale-ja'
import { Field, NoshiPicture, Select, Textarea } from '@storefront/ui'
import { isHeadingOpen, type ChosenAccessory } from '../use-purchase'
import styles from './accessory-choices.module.css'

/** Max characters of a text where the shop sets none. */
const usualLength = 200

type AccessoryTextProps = {
  accessory: Accessory
  chosen: ChosenAccessory
  headings?: readonly OccasionHeading[]
  isHeadingAsked?: boolean
  /** Not passed if the form is used without scripts. */
  onChange?: (change: Partial<ChosenAccessory>) => void
  formId: string | undefined
}

/** Renders fields for the printed text: a noshi's heading, cord, placement and names, or a card's message. */
export function AccessoryText({
  accessory,
  chosen,
  headings = [],
  isHeadingAsked = false,
  onChange,
  formId,
}: AccessoryTextProps) {
  const isOpen = isHeadingOpen(chosen)
  const first = firstHeadings(accessory, headings)
  const posted = (name: string) => (formId ? { form: formId, name: `${name}_${accessory.id}` } : {})
  const findHeading = (choice?: string) => accessory.headings?.find(({ heading }) => heading === choice)
  const isNoshi = accessory.kind === 'noshi'
  const cords = findHeading(chosen.choice)?.cords ?? []
  const longest = accessory.text_max_length ?? usualLength
  const text = {
    autoComplete: 'off',
    value: chosen.text ?? '',
    onChange: ({ target }: { target: { value: string } }) => onChange?.({ text: target.value }),
  }
  return (
    <div className={styles.text}>
      {accessory.choices.length > 0 && (
        <Field
          label={isNoshi ? '表書き' : '種類'}
          help={findHeading(chosen.choice)?.note ?? (isOpen ? headingHint(first) : undefined)}
          error={isOpen && isHeadingAsked ? 'のしの表書きを選択してください' : undefined}
        >
          {(control) => (
            <Select
              {...control}
              {...posted('noshi_heading')}
              value={chosen.choice ?? ''}
              placeholder={isOpen ? 'お選びください' : undefined}
              choices={[
                ...first.map((one) => ({
                  value: one.title,
                  label: one.title,
                  group: headingGroup(one),
                })),
                ...accessory.choices
                  .filter((choice) => !first.some(({ title }) => title === choice))
                  .map((choice) => ({
                    value: choice,
                    label: choice,
                    group: findHeading(choice)?.purpose,
                  })),
              ]}
              onChange={({ target }) =>
                // The available cords depend on the heading.
                onChange?.({
                  choice: target.value,
                  cord: undefined,
                  ...(target.value === blankNoshi ? { text: '' } : {}),
                })
              }
            />
          )}
        </Field>
      )}
      {isNoshi && cords.length > 1 && (
        <Field label="水引">
          {(control) => (
            <Select
              {...control}
              {...posted('noshi_cord')}
              value={chosen.cord ?? cords[0]}
              choices={cords.map((cord) => ({ value: cord, label: noshiCordNames[cord] }))}
              onChange={({ target }) => onChange?.({ cord: cords.find((cord) => cord === target.value) })}
            />
          )}
        </Field>
      )}
      {isNoshi && (
        <Field label="かけ方" help={placeHelp}>
          {(control) => (
            <Select
              {...control}
              {...posted('noshi_place')}
              value={chosen.place ?? 'outer'}
              choices={noshiPlaces.map((place) => ({ value: place, label: noshiPlaceNames[place] }))}
              onChange={({ target }) =>
                onChange?.({ place: noshiPlaces.find((place) => place === target.value) })
              }
            />
          )}
        </Field>
      )}
      {accessory.text_label && chosen.choice !== blankNoshi && (
        <Field
          label={accessory.text_label}
          isRequired={false}
          help={
            isNoshi
              ? `連名は1行に1名ずつ、${noshiNamesMax}名まで。はじめの行が右に入ります。`
              : lengthText(chosen.text ?? '', longest)
          }
          error={checkMaxLength(longest)(chosen.text ?? '', accessory.text_label)}
        >
          {(control) => (
            <Textarea
              {...control}
              {...posted(accessory.kind === 'message_card' ? 'message' : 'noshi_name')}
              {...text}
              rows={noshiNamesMax}
            />
          )}
        </Field>
      )}
      {isNoshi && onChange && !isOpen && <Preview inscription={toInscription(chosen, cords[0])} />}
    </div>
  )
}

const placeHelp = noshiPlaces.map((place) => (
  <span key={place} className={styles.place}>
    {noshiPlaceNames[place]}：{noshiPlaceNotes[place]}
  </span>
))

/** Shows the noshi and, in words, what is printed on it, e.g. お名前なし. */
function Preview({ inscription }: { inscription: Inscription }) {
  return (
    <div>
      <NoshiPicture inscription={inscription} />
      <p className={styles.inscription}>{inscriptionText({ ...inscription, kind: 'noshi' })}</p>
    </div>
  )
}

const toInscription = ({ choice, cord, place, text }: ChosenAccessory, usual?: NoshiCord): Inscription => ({
  noshi_heading: choice,
  noshi_cord: cord ?? usual,
  noshi_place: place ?? 'outer',
  noshi_name: text,
})
