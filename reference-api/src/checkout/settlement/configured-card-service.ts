import type { Services } from '../../services'
import { sandboxCardService } from '../../sandbox-card/sandbox-service'
import { type CardService } from '../../payment/card-service'

/** The configured card service: another service is another line here. */
export const cardService = (services: Services): CardService => sandboxCardService(services)
