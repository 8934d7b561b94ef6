import {
  noshiCordNames,
  noshiCords,
  noshiNamesMax,
  noshiPlaceNames,
  noshiPlaces,
  type Accessory,
  type CartAccessory,
} from '@storefront/contracts'
import { usePostedForm } from '@storefront/remote'
import { Field, Select, Textarea } from '@storefront/ui'
import { findHeading } from './noshi-heading.rules'
import { imprintAtFirst, inscriptionAtFirst, inscriptionPath, textField } from './inscription.rules'

type UnscriptedInscriptionProps = {
  accessory: Accessory
  attached: CartAccessory | undefined
  placeKey: string
}

/** Shows an accessory's fields without JavaScript. The button posts them along with the whole screen. */
export function UnscriptedInscription({ accessory, attached, placeKey }: UnscriptedInscriptionProps) {
  const { values = {}, errors = {} } = usePostedForm('delivery')
  const { kind, choices, text_label, text_max_length, name } = accessory
  const isNoshi = kind === 'noshi'
  if (choices.length === 0 && !text_label && !isNoshi) return null
  const path = inscriptionPath(placeKey, accessory.id)
  const first = inscriptionAtFirst(accessory, attached)
  const words = textField(accessory)
  const fieldOf = (field: keyof typeof first) => ({
    name: `${path}.${field}`,
    defaultValue: values[`${path}.${field}`] ?? first[field] ?? '',
  })
  const errorOf = (field: string) => errors[`${path}.${field}`]?.join('')
  const isUsual = findHeading(accessory, first.noshi_heading)?.cords[0] === first.noshi_cord
  const offered = isUsual ? { ...first, noshi_cord: null } : first
  const isTyped = ([field, text]: [string, string | null | undefined]) =>
    (values[`${path}.${field}`] ?? text ?? '') !== (text ?? '')
  const isMeant =
    Object.keys(errors).some((at) => at.startsWith(`${path}.`)) || Object.entries(offered).some(isTyped)
  return (
    <noscript>
      <details open={isMeant}>
        <summary>{`${name}の内容`}</summary>
        <input
          type="hidden"
          name={`${path}.offered`}
          value={imprintAtFirst(first, { isUsualCord: isNoshi && isUsual })}
        />
        {choices.length > 0 && (
          <Field label={isNoshi ? '表書き' : '種類'} error={errorOf('noshi_heading')}>
            {(control) => (
              <Select
                {...control}
                {...fieldOf('noshi_heading')}
                choices={choices.map((choice) => ({ value: choice, label: choice }))}
              />
            )}
          </Field>
        )}
        {isNoshi && (
          <>
            <Field label="水引" error={errorOf('noshi_cord')}>
              {(control) => (
                <Select
                  {...control}
                  {...fieldOf('noshi_cord')}
                  {...(isUsual ? { defaultValue: values[`${path}.noshi_cord`] ?? '' } : {})}
                  placeholder="表書きに合わせる"
                  choices={noshiCords.map((cord) => ({ value: cord, label: noshiCordNames[cord] }))}
                />
              )}
            </Field>
            <Field label="かけ方" error={errorOf('noshi_place')}>
              {(control) => (
                <Select
                  {...control}
                  {...fieldOf('noshi_place')}
                  choices={noshiPlaces.map((place) => ({ value: place, label: noshiPlaceNames[place] }))}
                />
              )}
            </Field>
          </>
        )}
        {text_label && (
          <Field
            label={text_label}
            isRequired={false}
            error={errorOf(words)}
            help={
              isNoshi
                ? `連名は1行に1名ずつ、${noshiNamesMax}名まで。はじめの行が右に入ります。`
                : text_max_length
                  ? `${text_max_length}文字まで`
                  : undefined
            }
          >
            {(control) => <Textarea {...control} {...fieldOf(words)} rows={noshiNamesMax} />}
          </Field>
        )}
      </details>
    </noscript>
  )
}
