import { defineJob } from '../jobs/job'
import { deleteOldChanges } from './shop-version.sql'

export const purgeChanges = defineJob({
  name: 'shop-change.purge',
  cron: '40 * * * *',
  run: (_data, { db }) => deleteOldChanges(db),
})
