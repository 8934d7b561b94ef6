/** What remotes may use of React Router: the share is this list, so that the rest is left out of the page. */
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
  useParams,
  useRevalidator,
  useRouteError,
  useSearchParams,
  UNSAFE_ErrorResponseImpl,
} from 'react-router'
export { RouterProvider } from 'react-router/dom'
