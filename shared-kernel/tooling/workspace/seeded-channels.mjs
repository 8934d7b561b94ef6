/** Host names of all seeded shops. Browsers resolve `*.localhost` to this machine. */
export const seededChannels = 'business.localhost=business,school.localhost=school,*=tsunagu'
