import type { Db } from '../../platform/database/db'
import type { CarriageRate } from './carriage-rate.table'

export const carriageRates = (db: Db, channelId: number) =>
  db
    .selectFrom('carriage_rate')
    .leftJoin('channel_carriage_rate as own', (join) =>
      join
        .onRef('own.region', '=', 'carriage_rate.region')
        .onRef('own.carriage_kind', '=', 'carriage_rate.carriage_kind')
        .on('own.channel_id', '=', channelId),
    )
    .select(['carriage_rate.region', 'carriage_rate.carriage_kind'])
    .select(({ eb, fn }) => [
      fn.coalesce('own.price_with_tax', 'carriage_rate.price_with_tax').as('price_with_tax'),
      eb
        .case()
        .when('own.channel_id', 'is', null)
        .then(eb.ref('carriage_rate.free_from'))
        .else(eb.ref('own.free_from'))
        .end()
        .as('free_from'),
    ])
    .$castTo<CarriageRate>()

export const listCarriageRates = (db: Db, channelId: number): Promise<CarriageRate[]> =>
  carriageRates(db, channelId).execute()
