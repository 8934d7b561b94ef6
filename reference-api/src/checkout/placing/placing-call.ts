import type { FastifyRequest } from 'fastify'
import { type CartCall } from '../../cart/change-cart.command'
import type { Services } from '../../services'

export type PlacingCall = CartCall &
  Pick<Services, 'config' | 'jobs'> & { request: Pick<FastifyRequest, 'ip'> }
