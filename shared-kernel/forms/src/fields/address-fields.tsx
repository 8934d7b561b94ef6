import type { PostalTown } from '@storefront/contracts'
import {
  askedPrefix,
  checkChosen,
  checkMaxLength,
  checkPrintable,
  checkRequired,
  completePostalCode,
  normaliseAddress,
  prefectures,
  problemOfPostalPlace,
  streetQuestion,
  type FieldRule,
} from '@storefront/locale-ja'
import { VisuallyHidden } from '@storefront/ui'
import { getIn } from 'final-form'
import { useRef, useState } from 'react'
import { useForm, useField } from 'react-final-form'
import { SelectField } from './choice-fields'
import { useFieldQuestion } from '../field-questions'
import { lookUpTowns, usePostalLookup, type PostalLookup } from './postal-lookup'
import { PostalCodeField, TextField } from './text-fields'
import { TownChoice } from './town-choice'
import { usePostedError } from '../posted/posted-errors'

const parts = ['prefecture', 'city', 'address1'] as const
type Parts = Record<(typeof parts)[number], string>
/** The known parts of an address. A part is undefined if the towns of the postal code differ in it. */
type KnownParts = Partial<Omit<PostalTown, 'postal_code'>>

const printable = [checkPrintable, checkMaxLength(100)]
const prefectureChoices = prefectures.map((name) => ({ value: name, label: name }))

export type PostalAddressFieldsProps = {
  /** Prefix of each field's name in the request, e.g. `shipping_`, or a path such as `sender.`. */
  prefix?: string
  section?: 'shipping' | 'billing'
  /** False if the address is optional. */
  isRequired?: boolean
  /** Label of the line below the street, e.g. 会社名・建物名 in a shop for companies. */
  buildingLabel?: string
  /** Replaces the lookup through the shop's API. */
  lookup?: PostalLookup
}

/**
 * Renders postal code, prefecture, city, street and building. A typed postal code fills in every field except
 * the building. A complete address that was loaded together with its code (from a draft or saved) isn't
 * changed.
 */
export function PostalAddressFields({
  prefix = '',
  section,
  isRequired = true,
  buildingLabel,
  lookup = lookUpTowns,
}: PostalAddressFieldsProps) {
  const form = useForm()
  const { input } = useField<string>(`${prefix}postal_code`, { subscription: { value: true } })
  useFieldQuestion(`${prefix}address1`, streetQuestion)
  const [found, setFound] = useState<readonly PostalTown[]>([])
  /** The outcome of a typed code, for screen readers, because the focus stays in its field. */
  const [told, setTold] = useState('')
  const code = completePostalCode(input.value ?? '')
  const towns = found.filter(({ postal_code }) => postal_code === code)
  /** Values filled in from the last postal code, by field. */
  const filled = useRef<Partial<Record<string, string>>>({})
  const lookedUp = useRef<readonly PostalTown[]>([])
  const token = (name: string) => (section ? `${section} ${name}` : name)

  const typedIn = (name: string) => String(form.getFieldState(`${prefix}${name}`)?.value ?? '')
  const typedParts = () => Object.fromEntries(parts.map((name) => [name, typedIn(name)])) as Parts
  /** Fills in the known parts. A field that changed since `before` keeps its text. */
  function fill({ prefecture, city, town }: KnownParts, before = typedParts()) {
    const address1 =
      town === undefined ? undefined : withTown(typedIn('address1'), filled.current.address1 ?? '', town)
    const written = { prefecture, city, address1 }
    filled.current = { prefecture, city, address1: town }
    form.batch(() => {
      for (const name of parts)
        if (written[name] !== undefined && typedIn(name) === before[name])
          form.change(`${prefix}${name}`, written[name])
    })
  }
  /**
   * Clears the values filled in from the previous postal code, except those the shopper has edited. Used when
   * the new code is unknown.
   */
  function takeBack() {
    const written = Object.entries(filled.current).filter(([name, value]) => typedIn(name) === value)
    filled.current = {}
    form.batch(() => written.forEach(([name]) => form.change(`${prefix}${name}`, '')))
  }
  const { isUnknown, isPending } = usePostalLookup(input.value ?? '', lookup, {
    onQuestion: () => {
      setTold('')
      return {
        isTyped: form.getFieldState(`${prefix}postal_code`)?.active === true,
        before: typedParts(),
      }
    },
    onAnswer: (answer, { isTyped, before }) => {
      lookedUp.current = answer
      if (parts.every((name) => typedIn(name) !== '') && !isTyped) return
      setFound(answer.length > 1 ? answer : [])
      if (answer.length > 0) fill(commonParts(answer), before)
      else takeBack()
      if (isTyped) setTold(outcomeText(commonParts(answer)))
    },
  })

  /** An incomplete code is reported alone, because completing it fills in the other fields. */
  const unlessCodeIsWrong =
    (required: FieldRule): FieldRule =>
    (value, label) => {
      const typed: unknown = getIn(form.getState().values, `${prefix}postal_code`)
      const isWrong = typeof typed === 'string' && typed !== '' && completePostalCode(typed) === undefined
      return isWrong ? undefined : required(value, label)
    }

  const isOfPrefecture: FieldRule = (value) => {
    const own = lookedUp.current.filter(({ postal_code }) => postal_code === completePostalCode(value))
    const chosen: unknown = getIn(form.getState().values, `${prefix}prefecture`)
    return problemOfPostalPlace([...new Set(own.map(({ prefecture }) => prefecture))], String(chosen ?? ''))
  }

  return (
    <>
      <PostalCodeField
        name={`${prefix}postal_code`}
        label="郵便番号"
        rules={[isOfPrefecture]}
        isRequired={isRequired}
        autoComplete={token('postal-code')}
        help={
          isUnknown
            ? '住所が見つかりませんでした。お手数ですが、下の欄にご入力ください。'
            : 'ハイフンなしの7桁。住所を自動で入力します。'
        }
      />
      <VisuallyHidden isAnnounced>{isUnknown ? outcomeText({}) : told}</VisuallyHidden>
      {towns.length > 0 && (
        <TownChoice towns={towns} onChoose={(town) => fill(town)} onDone={() => setFound([])} />
      )}
      <SelectField
        name={`${prefix}prefecture`}
        label="都道府県"
        isRequired={isRequired}
        requiredRule={unlessCodeIsWrong(checkChosen)}
        mayStayEmpty={isPending}
        width="medium"
        choices={prefectureChoices}
        autoComplete={token('address-level1')}
      />
      <TextField
        name={`${prefix}city`}
        normalise={normaliseAddress}
        label="市区町村"
        isRequired={isRequired}
        requiredRule={unlessCodeIsWrong(checkRequired)}
        mayStayEmpty={isPending}
        rules={printable}
        autoComplete={token('address-level2')}
        placeholder="千代田区"
      />
      <TextField
        name={`${prefix}address1`}
        normalise={normaliseAddress}
        label="町名・番地"
        isRequired={isRequired}
        requiredRule={unlessCodeIsWrong(checkRequired)}
        mayStayEmpty={isPending}
        rules={printable}
        autoComplete={token('address-line1')}
        placeholder="千代田1-1"
      />
      <AskedStreet name={`${prefix}address1`} />
      <TextField
        name={`${prefix}address2`}
        normalise={normaliseAddress}
        label={buildingLabel ?? '建物名・部屋番号'}
        rules={printable}
        autoComplete={token('address-line2')}
        help={buildingLabel === undefined ? '会社へのお届けは、会社名・部署名もご記入ください。' : undefined}
      />
    </>
  )
}

/** Words what a postal code has filled in. */
function outcomeText({ prefecture, city, town }: KnownParts): string {
  if (prefecture === undefined) return 'この郵便番号の住所は見つかりません。'
  return `住所を入力しました：${prefecture}${city ?? ''}${town ?? ''}`
}

/** Posts the street that was asked about without scripts, so that a second press goes on with it. */
function AskedStreet({ name }: { name: string }) {
  const { input } = useField<string>(name, { subscription: { value: true } })
  const street = input.value ?? ''
  const question = usePostedError(name)
  return question !== undefined && question === streetQuestion(street) ? (
    <input type="hidden" name={`${askedPrefix}${name}`} value={street} />
  ) : null
}

/** Returns the parts that all towns of a postal code share. The shopper chooses the town itself. */
function commonParts(found: readonly PostalTown[]): KnownParts {
  const common = (name: 'prefecture' | 'city') => {
    const [first, ...others] = new Set(found.map((town) => town[name]))
    return others.length > 0 ? undefined : first
  }
  return {
    prefecture: common('prefecture'),
    city: common('city'),
    town: found.length > 1 ? '' : found[0]?.town,
  }
}

/**
 * Replaces the town in the street when the postal code changes. Keeps a house number typed after the town.
 */
function withTown(street: string, townBefore: string, town: string): string {
  if (town !== '' && street.startsWith(town)) return street
  return town + (townBefore !== '' && street.startsWith(townBefore) ? street.slice(townBefore.length) : '')
}
