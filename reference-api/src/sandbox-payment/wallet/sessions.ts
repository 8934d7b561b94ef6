import { randomBytes } from 'node:crypto'
import { pageMinutes } from '../transaction/transaction.rules'
import type { Address } from './addresses'
import type { Behaviour } from './wallet.rules'

export type Session = {
  id: string
  method: string
  return_url: string
  /** The maximum amount in yen that the shopper approves, or has approved. */
  amount: number
  opened_at: number
  /** The address shared on consent. Null before the consent, and after a cancellation. */
  address: Address | null
  /** Proof of consent for the shop. Only the browser that gave consent returns it. */
  consent: string | null
  isOver: boolean
  isUsed: boolean
  /** Outcome of a payment that uses the consent. */
  behaviour: Behaviour
}
export type Sessions = ReturnType<typeof openSessions>

/**
 * Adds the consent to the return URL. Knowing the address of the service's page isn't enough to obtain the
 * consent.
 */
export function buildReturnUrl({ return_url }: Session, consent: string | null): string {
  const url = new URL(return_url)
  if (consent) url.searchParams.set('consent', consent)
  return url.href
}

const consentHours = 3

/** Terms that a sheet's own token can provide along with the address. */
type SheetTerms = Partial<Pick<Session, 'behaviour' | 'amount'>>

/** Opens the in-memory wallet sessions, which are used before there is an order. */
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
    /** Ends the session and returns its consent. Returns null if the shopper cancelled. */
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
     * Uses a session's consent for a single payment within the approved amount. Returns the outcome of the
     * payment, or undefined without valid consent.
     */
    use(id: string, { method, amount }: Pick<Session, 'method' | 'amount'>): Behaviour | undefined {
      const session = byId.get(id)
      if (!session?.address || session.isUsed || session.method !== method) return undefined
      // Sessions from older versions have no amount.
      if (!(amount <= session.amount)) return undefined
      byId.set(id, { ...session, isUsed: true })
      return session.behaviour
    },
  }
}
