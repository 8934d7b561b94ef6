import type { FastifyInstance } from 'fastify'
import { maskNumber, type CardScenario } from '../../payment/sandbox-card/sandbox-card.rules'
import { pagePrefix } from '../page'
import { shopperForm } from '../shopper-form'
import type { Sandbox } from '../sandbox-app'
import { cardPage } from './card-page'
import { requestLimit } from './request-limit'
import { readTypedCard, toCardMonth } from './typed-card.rules'

const cardsPerAddress = { hits: 60, windowMs: 600_000 }

const ends: Record<Exclude<CardScenario, 'challenge'>, 'authorised' | 'refused' | 'timed_out'> = {
  frictionless: 'authorised',
  refused: 'refused',
  expired_token: 'refused',
  timed_out: 'timed_out',
}

/** Registers the service's own card page, for orders from pages without scripts. */
export function typeCardRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const hits = cardsPerAddress.hits * sandbox.rateLimitFactor
  const isLetIn = requestLimit({ ...cardsPerAddress, hits }, sandbox.now)
  shopperForm(app, sandbox, {
    path: '/card',
    isFor: ({ method, scenario }) => method === 'card' && scenario === null,
    page: (transaction) => cardPage(transaction),
    submit({ transaction, typed, ip, finish, show, go }) {
      if (!isLetIn(ip)) return finish('refused')
      const { number = '', expiration = '', security_code = '', name = '' } = typed
      const card = readTypedCard({ number, expiration, security_code, name }, toCardMonth(sandbox.now()))
      if (!card.isValid) return show(cardPage(transaction, card.errors, name), 422)
      const known = sandbox.book.write({
        ...transaction,
        scenario: card.scenario,
        masked_number: maskNumber(card.number),
      })
      if (card.scenario === 'challenge') return go(`${pagePrefix}/3ds/${known.id}`)
      return finish(ends[card.scenario])
    },
  })
}
