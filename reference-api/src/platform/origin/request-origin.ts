import type { FastifyRequest } from 'fastify'

/** Returns the request's origin. Each channel has its own host, which the gateway forwards. */
export const originOf = ({ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>) =>
  `${protocol}://${host}`
