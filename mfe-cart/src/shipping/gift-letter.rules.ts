import {
  problemOfReceivers,
  problemOfShares,
  type BodyOf,
  type CartDetail,
  type changeCartReceiver,
} from '@storefront/contracts'

/** A typed letter. Several names are typed one per line. */
export type GiftLetter = {
  is_several?: boolean
  receiver_name?: string
  receiver_names?: string
  sender_name: string
  message?: string | null
}

type Receiver = Omit<BodyOf<typeof changeCartReceiver>, 'token'>

/** Converts a letter to the API's format, with either the single name or the list of names. */
export function toReceiver({ is_several, receiver_name, receiver_names, ...letter }: GiftLetter): Receiver {
  return {
    is_social_gift: true,
    ...letter,
    ...(is_several ? { receiver_names: listNames(receiver_names) } : { receiver_name }),
  }
}

const listNames = (typed = ''): string[] =>
  typed
    .split(/\r?\n/)
    .map((name) => name.trim())
    .filter(Boolean)

/** Applies the API's rules to several names, typed one per line. */
export function problemOfNames(typed: string, products: CartDetail['products']): string | undefined {
  const names = listNames(typed)
  return problemOfReceivers(names) ?? problemOfShares(products, names.length)
}

export function toLetter({ social_gift }: Pick<CartDetail, 'social_gift'>): GiftLetter | undefined {
  if (!social_gift) return undefined
  const { receiver_name, receiver_names, ...letter } = social_gift
  return receiver_names
    ? { ...letter, is_several: true, receiver_names: receiver_names.join('\n') }
    : { ...letter, receiver_name }
}
