export const apiPrefixes = [
  '/v1',
  '/takimoto',
  '/public.json',
  '/media',
  '/files',
  '/sandbox-captcha',
  '/sitemap.xml',
  '/robots.txt',
  '/product-feed.xml',
  '/llms.txt',
]
