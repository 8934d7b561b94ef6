import {
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
} from '@storefront/contracts'
import { Field, FieldGroup, RadioGroup, Select, Textarea } from '@storefront/ui'
import { useId, type Ref } from 'react'
import { isHeadingOpen } from './inscription.rules'
import { findHeading } from './noshi-heading.rules'
import { useOccasionHeadings } from './occasion-headings'

type NoshiFieldsProps = {
  accessory: Accessory
  inscription: Inscription
  problem: string | undefined
  heading: Ref<HTMLSelectElement>
  isHeadingAsked: boolean
  names: Ref<HTMLTextAreaElement>
  onChange: (change: Inscription) => void
}

export function NoshiFields({
  accessory,
  inscription,
  problem,
  heading,
  isHeadingAsked,
  names,
  onChange,
}: NoshiFieldsProps) {
  const name = useId()
  const known = findHeading(accessory, inscription.noshi_heading)
  const cords = known?.cords ?? []
  const isOpen = isHeadingOpen(accessory, inscription)
  const first = firstHeadings(accessory, useOccasionHeadings())
  return (
    <>
      <Field
        label="表書き"
        help={known?.note ?? (isOpen ? headingHint(first) : undefined)}
        error={isOpen && isHeadingAsked ? 'のしの表書きを選択してください' : undefined}
      >
        {(control) => (
          <Select
            {...control}
            ref={heading}
            value={inscription.noshi_heading ?? ''}
            placeholder={isOpen ? 'お選びください' : undefined}
            choices={[
              ...first.map((one) => ({ value: one.title, label: one.title, group: headingGroup(one) })),
              ...accessory.choices
                .filter((choice) => !first.some(({ title }) => title === choice))
                .map((choice) => ({
                  value: choice,
                  label: choice,
                  group: findHeading(accessory, choice)?.purpose,
                })),
            ]}
            onChange={({ target }) =>
              onChange({
                noshi_heading: target.value,
                noshi_cord: findHeading(accessory, target.value)?.cords[0] ?? null,
              })
            }
          />
        )}
      </Field>
      {cords.length > 1 && (
        <FieldGroup legend="水引" isRadioGroup>
          <RadioGroup
            name={`${name}-cord`}
            value={inscription.noshi_cord ?? cords[0]}
            choices={cords.map((cord) => ({ value: cord, label: noshiCordNames[cord] }))}
            onChange={(value) => onChange({ noshi_cord: cords.find((cord) => cord === value) })}
          />
        </FieldGroup>
      )}
      <FieldGroup legend="かけ方" isRadioGroup>
        <RadioGroup
          name={`${name}-place`}
          value={inscription.noshi_place ?? 'outer'}
          choices={noshiPlaces.map((place) => ({
            value: place,
            label: noshiPlaceNames[place],
            note: noshiPlaceNotes[place],
          }))}
          onChange={(value) => onChange({ noshi_place: noshiPlaces.find((place) => place === value) })}
        />
      </FieldGroup>
      {accessory.text_label && (
        <Field
          label={accessory.text_label}
          isRequired={false}
          error={problem}
          help={`連名は1行に1名ずつ、${noshiNamesMax}名まで。はじめの行が右に入ります。髙・﨑などの旧字も入力できます。`}
        >
          {(control) => (
            <Textarea
              {...control}
              ref={names}
              rows={noshiNamesMax}
              autoComplete="off"
              value={inscription.noshi_name ?? ''}
              onChange={({ target }) => onChange({ noshi_name: target.value })}
            />
          )}
        </Field>
      )}
    </>
  )
}
