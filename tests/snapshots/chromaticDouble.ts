import { createServer } from 'node:http';

interface Asked {
  readonly operation: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** Local stub of the Chromatic API, limited to the requests of its command line. */
export async function openChromaticDouble({ changes = 0 } = {}) {
  const asked: Asked[] = [];
  const uploads = new Map<string, Buffer>();
  let address = '';

  const answers: Readonly<Record<string, (variables: Asked['variables']) => unknown>> = {
    CreateAppTokenMutation: () => ({ appToken: unsignedToken() }),
    CLIAppInfo: () => ({ app: { features: { isReactNativeApp: false } } }),
    FirstCommittedAtQuery: () => ({ app: { firstBuild: null, lastBuild: null } }),
    BaselineCommitsQuery: () => ({ app: { baselineBuilds: [] } }),
    HasBuildsWithCommitsQuery: () => ({ app: { hasBuildsWithCommits: [] } }),
    MergeCommitsQuery: () => ({ app: { mergedPullRequests: [] } }),
    LastBuildQuery: () => ({ app: { isOnboarding: false, lastBuild: null } }),
    AnnounceBuildMutation: () => ({
      announceBuild: {
        id: 'build',
        number: 1,
        browsers: ['chrome'],
        status: 'ANNOUNCED',
        autoAcceptChanges: false,
        reportToken: 'report',
        features: { uiTests: true, uiReview: false, isReactNativeApp: false },
        app: { id: 'app', turboSnapAvailability: 'UNAVAILABLE', isOnboarding: false },
      },
    }),
    UploadBuildMutation: ({ files }) => ({
      uploadBuild: {
        info: {
          sentinelUrls: [],
          targets: (files as { filePath: string }[]).map(({ filePath }) => ({
            contentType: 'application/octet-stream',
            fileKey: filePath,
            filePath,
            formAction: `${address}/upload`,
            formFields: { key: filePath },
          })),
          zipTarget: null,
        },
        build: { id: 'build', status: 'ANNOUNCED', ancestorBuilds: [] },
        userErrors: [],
      },
    }),
    PublishBuildMutation: () => ({ publishBuild: { status: 'PUBLISHED', storybookUrl: `${address}/storybook` } }),
    StartedBuildQuery: () => ({ app: { build: { startedAt: 1, failureReason: null, upgradeBuilds: [] } } }),
    VerifyBuildQuery: () => ({ app: { build: verified() } }),
    SnapshotBuildQuery: () => ({ app: { build: { ...counts(), id: 'build', autoAcceptChanges: false, completedAt: 1 } } }),
  };
  const counts = () => ({
    status: changes > 0 ? 'PENDING' : 'PASSED',
    inProgressCount: 0,
    testCount: 4,
    changeCount: changes,
    errorCount: 0,
    ignoredCount: 0,
    pendingCount: changes,
    acceptedCount: 0,
    deniedCount: 0,
  });
  const verified = () => ({
    ...counts(),
    id: 'build',
    number: 1,
    specCount: 1,
    componentCount: 1,
    actualTestCount: 4,
    actualCaptureCount: 4,
    inheritedCaptureCount: 0,
    interactionTestFailuresCount: 0,
    webUrl: `${address}/build?appId=app&number=1`,
    browsers: [{ browser: 'chrome' }],
    features: { uiTests: true, uiReview: false, isReactNativeApp: false, accessibilityTests: { enabled: false } },
    autoAcceptChanges: false,
    turboSnapEnabled: false,
    wasLimited: false,
    app: {
      manageUrl: `${address}/manage?appId=app`,
      setupUrl: `${address}/setup?appId=app`,
      account: { exceededThreshold: false, paymentRequired: false, billingUrl: '' },
      repository: { provider: 'github' },
    },
    tests: [],
  });

  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts);
      if (request.url?.startsWith('/upload') === true) {
        uploads.set(/name="key"\r\n\r\n([^\r]+)/.exec(body.toString('latin1'))?.[1] ?? '', body);
        return response.writeHead(204).end();
      }
      if (request.method !== 'POST') return response.writeHead(204).end();
      const sent = JSON.parse(body.toString('utf8') || '{}') as { query?: string; variables?: Asked['variables'] };
      const operation = /(?:query|mutation)\s+(\w+)/.exec(sent.query ?? '')?.[1] ?? '';
      asked.push({ operation, variables: sent.variables ?? {} });
      const data = answers[operation]?.(sent.variables ?? {}) ?? {};
      return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data }));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const place = server.address();
  address = `http://127.0.0.1:${typeof place === 'object' && place !== null ? place.port : 0}`;
  return {
    address,
    asked: asked as readonly Asked[],
    uploads: uploads as ReadonlyMap<string, Buffer>,
    close: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(done));
    },
  };
}

/** An unsigned JWT: the command line reads the payload without verifying the signature. */
function unsignedToken(): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none' })}.${part({ exp: 4_102_444_800, data: {} })}.`;
}
