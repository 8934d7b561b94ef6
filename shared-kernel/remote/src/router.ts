/**
 * The part of React Router used by remotes. Only this list is shared, which keeps the rest out of the page.
 */
export {
  createBrowserRouter,
  createStaticHandler,
  data,
  isRouteErrorResponse,
  Link,
  matchRoutes,
  NavLink,
  Outlet,
  redirect,
  useActionData,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useNavigationType,
  useParams,
  useRevalidator,
  useRouteError,
  useSearchParams,
  UNSAFE_ErrorResponseImpl,
} from 'react-router'
export { RouterProvider } from 'react-router/dom'
