export const apiPrefixes = [
  '/v1',
  '/takimoto',
  '/public.json',
  '/media',
  '/files',
  '/sandbox-captcha',
  '/openapi.json',
  '/sitemap.xml',
  '/robots.txt',
]
