<?php
// Signs a one-time ticket. PHP 7.3 or later with its own hash and json functions.

function travel_encode(string $data): string
{
    return rtrim(strtr(base64_encode($data), '+/', '-_'), '=');
}

function travel_json(array $value): string
{
    return travel_encode(json_encode($value, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_LINE_TERMINATORS | JSON_THROW_ON_ERROR));
}

/** $user: your own id of the user. $now (seconds) and $jti are given by tests only. */
function travel_sign(string $appId, string $kid, string $secret, string $user, ?string $name = null, ?string $mobile = null, ?int $now = null, ?string $jti = null): string
{
    $now = $now ?? time();
    $claims = ['iss' => $appId, 'sub' => $user, 'aud' => 'travel-embed', 'iat' => $now, 'exp' => $now + 120, 'jti' => $jti ?? bin2hex(random_bytes(16))];
    if ($name) {
        $claims['name'] = $name;
    }
    if ($mobile) {
        $claims['mobile'] = $mobile;
    }
    $text = travel_json(['alg' => 'HS256', 'typ' => 'JWT', 'kid' => $kid]) . '.' . travel_json($claims);
    return $text . '.' . travel_encode(hash_hmac('sha256', $text, $secret, true));
}

// php sign.php: reads one ticket's fields as JSON, writes the ticket.
if (PHP_SAPI === 'cli' && realpath($argv[0]) === __FILE__) {
    $asked = json_decode(stream_get_contents(STDIN), true, 8, JSON_THROW_ON_ERROR);
    $key = $asked['key'];
    echo travel_sign($key['appId'], $key['kid'], $key['secret'], $asked['user'], $asked['name'] ?? null, $asked['mobile'] ?? null, $asked['now'] ?? null, $asked['jti'] ?? null), "\n";
}
