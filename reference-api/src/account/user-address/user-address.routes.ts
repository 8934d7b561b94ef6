import {
  addUserAddress,
  addUserAddresses,
  deleteAllUserAddresses,
  deleteUserAddress,
  getUserAddress,
  listUserAddresses,
  makeDefaultUserAddress,
  makeSenderUserAddress,
  updateUserAddress,
} from '@storefront/contracts'
import { pathId } from '../../platform/http/path-id.rules'
import { refuseProblems } from '../../platform/http/rejection'
import { serve, type Api } from '../../platform/http/serve'
import { limitHits } from '../../platform/rate-limit/rate-limit.command'
import { addAddress } from './add-address.command'
import { addAddresses } from './add-addresses.command'
import { addressChecker } from './address-check.sql'
import { fetchAddressLimit } from './address-limit.sql'
import { deleteAddress, deleteAllAddresses } from './delete-address.command'
import { makeDefaultAddress } from './default-address.command'
import { updateAddress } from './update-address.command'
import { addressNotFound, normaliseAddress, toUserAddress } from './user-address.rules'
import { fetchAddresses, findAddress } from './user-address.sql'

/** A batch may hold a hundred addresses. */
const batchesPerAddress = { hits: 30, windowSeconds: 600 }

export function userAddressRoutes(app: Api): void {
  serve(app, listUserAddresses, async ({ db, channel, member, reply }) => {
    const addresses = await fetchAddresses(db, member.id)
    void reply.header('x-limit', await fetchAddressLimit(db, channel.id))
    return { data: addresses.map(toUserAddress) }
  })
  serve(app, getUserAddress, async ({ db, member, params }) => {
    const address = await findAddress(db, member.id, pathId(params.id))
    if (!address) throw addressNotFound()
    return toUserAddress(address)
  })
  serve(app, addUserAddress, async (call) => {
    const values = normaliseAddress(call.body)
    refuseProblems((await addressChecker(call.db, call.channel.id))(values))
    return addAddress(call, values)
  })
  serve(app, addUserAddresses, addAddresses, {
    admit: (caller) => limitHits(caller, `address-batch:${caller.request.ip}`, batchesPerAddress),
  })
  serve(app, updateUserAddress, async (call) => updateAddress(call, pathId(call.params.id)))
  serve(app, deleteUserAddress, async ({ db, member, params }) =>
    deleteAddress(db, member.id, pathId(params.id)),
  )
  serve(app, deleteAllUserAddresses, async ({ db, member }) => deleteAllAddresses(db, member.id))
  serve(app, makeDefaultUserAddress, async ({ db, member, params }) =>
    makeDefaultAddress(db, member.id, pathId(params.id), 'is_default'),
  )
  serve(app, makeSenderUserAddress, async ({ db, member, params }) =>
    makeDefaultAddress(db, member.id, pathId(params.id), 'is_sender_default'),
  )
}
