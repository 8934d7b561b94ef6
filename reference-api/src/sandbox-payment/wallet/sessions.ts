import { randomBytes } from 'node:crypto'
import { pageMinutes } from '../transaction/transaction.rules'
import type { Address } from './addresses'
import type { Behaviour } from './wallet.rules'

export type Session = {
  id: string
  method: string
  return_url: string
  /** Yen up to which the shopper is to consent, or has consented. */
  amount: number
  opened_at: number
  /** The address from the consent; null until then, and after a cancellation. */
  address: Address | null
  /** The shop's proof of the consent: only the browser that agreed returns it. */
  consent: string | null
  isOver: boolean
  isUsed: boolean
  /** The result of the payment that uses the consent. */
  behaviour: Behaviour
}
export type Sessions = ReturnType<typeof openSessions>

/** Adds the consent, which the address of the service's page alone does not reveal. */
export function wayBackOf({ return_url }: Session, consent: string | null): string {
  const url = new URL(return_url)
  if (consent) url.searchParams.set('consent', consent)
  return url.href
}

const consentHours = 3

/** Terms that a sheet's own token may add to the address. */
type SheetTerms = Partial<Pick<Session, 'behaviour' | 'amount'>>

/** Wallet sessions before there is an order, in memory. */
export function openSessions(now: () => Date, known: readonly Session[] = []) {
  const byId = new Map(known.map((session) => [session.id, session]))
  const isOlder = ({ opened_at }: Session, ms: number) => now().getTime() - opened_at > ms

  return {
    open({ method, return_url, amount }: Pick<Session, 'method' | 'return_url' | 'amount'>): Session {
      for (const [id, session] of byId) if (isOlder(session, consentHours * 3_600_000)) byId.delete(id)
      const id = randomBytes(18).toString('base64url')
      const session = { id, method, return_url, amount, opened_at: now().getTime() }
      const asked = { address: null, consent: null, isOver: false, isUsed: false, behaviour: 'pays' as const }
      byId.set(id, { ...session, ...asked })
      return byId.get(id)!
    },
    list: () => [...byId.values()],
    find: (id: string) => byId.get(id),
    isOpen: (session: Session) => !session.isOver && !isOlder(session, pageMinutes * 60_000),
    /** Yields the consent, once. */
    end(id: string, address: Address | null, { behaviour = 'pays', amount }: SheetTerms = {}): string | null {
      const consent = address && randomBytes(18).toString('base64url')
      const before = byId.get(id)!
      const agreed = Math.min(before.amount, amount ?? before.amount)
      byId.set(id, { ...before, address, consent, behaviour, amount: agreed, isOver: true })
      return consent
    },
    agreedWith(id: string, consent: string): { profile: Address; amount: number } | null {
      const session = byId.get(id)
      if (!session?.address || session.consent !== consent) return null
      return { profile: session.address, amount: session.amount }
    },
    /**
     * Uses a consent of this wallet for one payment up to the agreed amount. Yields its result; undefined
     * without a valid consent.
     */
    use(id: string, { method, amount }: Pick<Session, 'method' | 'amount'>): Behaviour | undefined {
      const session = byId.get(id)
      if (!session?.address || session.isUsed || session.method !== method) return undefined
      // A session from an older version has no amount.
      if (!(amount <= session.amount)) return undefined
      byId.set(id, { ...session, isUsed: true })
      return session.behaviour
    },
  }
}
